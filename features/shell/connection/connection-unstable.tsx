'use client';
// What stands in place of a page whose data could not be had comes when it is needed: no page brings it along.
import { onDemand } from '#components/ui/on-demand.tsx';

export const ConnectionUnstable = onDemand(() => import('./unstable-page.tsx'));
