'use client';
// Opens the dialog in which a user proves himself, when a call waits for it.
import { onDemand } from '#components/ui/on-demand.tsx';
import { useVerification } from '#lib/session/verification.ts';

const VerificationDialog = onDemand(() => import('./verification-dialog.tsx'));

export function VerificationNotice() {
  const shown = useVerification(({ waiting }) => waiting[0]);
  return shown === undefined ? null : <VerificationDialog key={shown.error.code} error={shown.error} />;
}
