'use client';
// The notice board under the header, for whoever wants it there; nobody else is sent any of it.
import { lateDialog } from '#components/ui/late/late-part.tsx';
import { usePreference } from '#lib/session/preferences/use-preference.ts';
import type { Notices } from './board.tsx';
import { SwitchTip } from './switch-tip.tsx';
import { useSwitchTip } from './use-switch-tip.ts';

const Board = lateDialog(async () => (await import('./board.tsx')).default);

/** `initial`: as the server had them; null where nobody wanted them then. */
export function NoticeBoard({ initial }: { readonly initial: Notices | null }) {
  const [shown, setShown] = usePreference('showsNotices');
  const { tip, understood } = useSwitchTip(!shown);
  if (shown) return <Board initial={initial} onClose={() => setShown(false)} />;
  return tip === null ? null : <SwitchTip text={tip} onUnderstood={understood} />;
}
