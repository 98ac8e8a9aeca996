// In place of a page whose data the exchange did not give in time. The server that sends it says so in the status.
import 'server-only';

import { UnstablePage } from '#features/shell/connection/unstable-page.tsx';
import { tellUnanswered } from '../exchange/tell-unanswered.ts';

export function UnansweredPage() {
  tellUnanswered('page');
  return <UnstablePage />;
}
