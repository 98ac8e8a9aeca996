'use client';
// Opens the dialog in which a user proves himself, when a call waits for it.
import { lateQuestion } from '#components/ui/late/late-part.tsx';
import { useVerification } from '#lib/session/verification.ts';

const VerificationDialog = lateQuestion(
  async () => (await import('./verification-dialog.tsx')).default,
  () => useVerification.getState().answer(null),
);

export function VerificationNotice() {
  const shown = useVerification(({ waiting }) => waiting[0]);
  return shown === undefined ? null : <VerificationDialog key={shown.error.code} error={shown.error} />;
}
