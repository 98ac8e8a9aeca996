// Switches the user's account to another mode.
import { switchAccountMode } from '#lib/contract/calls/v1/unified/account/switch.ts';
import { rejectKeys } from '#server/engine/reject-key.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveSwitchAccountMode = serveUser(switchAccountMode, ['client'], async ({ mode }, { accountId }, { client }) => {
  const reply = await client.submit({ type: 'switch-account-mode', accountId, mode });
  return reply.ok ? { mode } : refuse(rejectKeys[reply.reason]);
});
