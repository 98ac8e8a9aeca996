// Gives one notice as the reader has chosen: a tone, and a notification of the desktop while the page is hidden.
import { type NoticeEvent, readNoticeSettings } from './notice-settings.ts';
import { playTone } from './play-tone.ts';

/** Tones closer together than this are one: a hundred fills at once are no hundred sounds. */
const apartMs = 250;
const lastMs = new Map<NoticeEvent, number>();

export function giveNotice(event: NoticeEvent, text: string): void {
  const { sounds, volume, events, desktop } = readNoticeSettings();
  if (!events[event]) return;
  const nowMs = Date.now();
  if (sounds && nowMs - (lastMs.get(event) ?? 0) >= apartMs) {
    lastMs.set(event, nowMs);
    playTone(event, volume);
  }
  if (!desktop || document.visibilityState === 'visible' || typeof Notification === 'undefined') return;
  if (Notification.permission !== 'granted') return;
  try {
    // One event of one kind takes the place of the one before.
    const notification = new Notification('Meridian', { body: text, tag: `meridian-${event}` });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // Phones notify through a service worker alone.
  }
}
