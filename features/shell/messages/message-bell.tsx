'use client';
// The place of the bell in the header. A visitor and a sub-account have no messages, and are sent none of it.
import { lateExtra } from '#components/ui/late/late-part.tsx';
import { useUser } from '#lib/session/user.ts';

const BellButton = lateExtra(async () => (await import('./bell-button.tsx')).default);

type Props = {
  readonly name: string;
  /** In its place while there are new ones. */
  readonly newName: string;
};

export function MessageBell(props: Props) {
  const user = useUser();
  return user === null || user.isSub === true ? null : <BellButton {...props} user={user} />;
}
