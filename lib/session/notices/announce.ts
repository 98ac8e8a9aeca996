// The announcement of everything worth hearing: a fill, an order that has fired, a price that was waited for.
import { lateCode } from '#lib/late/late-code.ts';
import type { NoticeEvent } from './notice-settings.ts';

const giving = lateCode(() => import('./give-notice.ts'));

/**
 * Sounds and notifies as the reader has chosen; does nothing by default. `text` is what a notification says, in the page's language.
 * It shows nothing on the page: that is a toast's work. Never throws; the code that sounds is loaded with the first notice.
 */
export function announce(event: NoticeEvent, text: string): void {
  if (typeof window === 'undefined') return;
  void giving.fetch().then(
    ({ giveNotice }) => giveNotice(event, text),
    () => undefined,
  );
}
