'use client';
// The dialog in which groups of favourites are changed, whose code comes when it is first opened.
import { lateDialog } from '#components/ui/late/late-part.tsx';

export const ManageGroups = lateDialog(async () => (await import('./manage-groups.tsx')).ManageGroups);
