// Shows who coins would go to, most of the address hidden.
import { getReceiver } from '#lib/contract/calls/v1/assets/withdraw/internal/receiver.ts';
import { maskedEmail } from '#server/answers/wallets/internal-transfer-answer.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveReceiver = serveUser(getReceiver, ['accounts', 'mail'], async ({ receiver }, { userId }, { accounts, mail }) => {
  if (receiver.includes('@') && mail === null) return refuse('receiverByIdOnly');
  // Known and unknown addresses get the same answer, after the same question.
  const [found, own] = await Promise.all([accounts.receiver(receiver), accounts.emailOf(userId)]);
  if (found?.userId === userId || receiver.toLowerCase() === own) return refuse('receiverIsSelf');
  if (receiver.includes('@')) return { masked: maskedEmail(receiver) };
  return found === null ? refuse('unknownReceiver') : { masked: maskedEmail(found.email) };
});
