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
  if (user === null || user.isSub === true) return null;
  return (
    // Its place is there before its code: the header does not move for it. On a phone, demo trading has its own words there, and the messages are in the drawer.
    <span className={`min-w-9.5 max-md:min-w-11 ${user.inDemo === true ? 'max-sm:hidden' : ''}`}>
      <BellButton {...props} user={user} />
    </span>
  );
}
