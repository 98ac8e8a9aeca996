'use client';
// The companions of a page that calls or listens: messages, the word that something loads, what is said of line, session and proofs.
import { useTranslations } from 'next-intl';

import { LoadingOverlay } from '#components/ui/messages/loading-overlay.tsx';
import { ToastRegion } from '#components/ui/messages/toasts.tsx';
import { TransferHost } from '#features/assets/transfer/transfer-host.tsx';
import { ConnectionNotice } from '#features/shell/connection/connection-notice.tsx';
import { ReleaseNotice } from '#features/shell/release/release-notice.tsx';
import { RefusalNotice } from '#features/shell/refusal/refusal-notice.tsx';
import { SessionNotice } from '#features/shell/session/session-notice.tsx';
import { MarginWatchHost } from '#features/spot/margin/notices/margin-watch-host.tsx';
import { VerificationNotice } from '#features/shell/verification/verification-notice.tsx';

export default function Companions() {
  return (
    <>
      <ConnectionNotice />
      <ReleaseNotice />
      <SessionNotice />
      <RefusalNotice />
      <TransferHost />
      <MarginWatchHost />
      <VerificationNotice />
      <LoadingOverlay label={useTranslations('shell')('loading')} />
      <ToastRegion />
    </>
  );
}
