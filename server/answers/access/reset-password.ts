// Puts another password in the place of a lost one, for whoever has shown who it is: nobody stays in, and withdrawals are held.
import { refuse, type Refusal } from '../refusal/refusal.ts';
import type { Visit } from '../rooms.ts';
import { sendPasswordChanged } from './send-letter.ts';

type ResetRooms = Pick<Visit, 'accounts' | 'security' | 'mail' | 'site'>;

/** Opens no session: where a second factor is on, it is asked for at the login. */
export async function resetPassword(
  userId: string,
  { password, locale }: { readonly password: string; readonly locale?: string | undefined },
  rooms: ResetRooms,
): Promise<Refusal | Record<string, never>> {
  const { accounts, security, mail } = rooms;
  if (await security.isLocked(userId)) return refuse('settingsLocked');
  if ((await accounts.changePassword(userId, password)) === 'weak-password') return refuse('weakPassword');
  await security.passwordChanged(userId);
  await accounts.endSessions(userId, { keep: '' });
  const email = await accounts.emailOf(userId);
  await security.recovery.succeed(email);
  if (mail !== null) sendPasswordChanged(mail, { userId, email, locale }, rooms);
  return {};
}
