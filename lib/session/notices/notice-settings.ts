// The events of trading that are heard, how loud, and whether the browser may tell them while the page is hidden. Kept on the device.
import * as z from 'zod/mini';

/** fill: an order done in full. trigger: a take-profit, stop-loss or plan order has fired. alert: a price that was waited for. */
export const noticeEvents = ['fill', 'partial', 'cancel', 'trigger', 'alert'] as const;
export type NoticeEvent = (typeof noticeEvents)[number];

export type NoticeSettings = {
  readonly sounds: boolean;
  /** 0 to 100. */
  readonly volume: number;
  /** The events of sounds and notifications alike. */
  readonly events: Readonly<Record<NoticeEvent, boolean>>;
  /** Notifications of the desktop, while the page is hidden. */
  readonly desktop: boolean;
};

/**
 * Silent until somebody asks for it.
 * @internal
 */
export const silent: NoticeSettings = {
  sounds: false,
  volume: 50,
  events: { fill: true, partial: true, cancel: true, trigger: true, alert: true },
  desktop: false,
};

const place = 'meridian.notices';

const kept = z.object({
  sounds: z.boolean(),
  volume: z.number().check(z.minimum(0), z.maximum(100)),
  events: z.object({ fill: z.boolean(), partial: z.boolean(), cancel: z.boolean(), trigger: z.boolean(), alert: z.boolean() }),
  desktop: z.boolean(),
});

/** A setting that is missing or makes no sense is silence. */
export function readNoticeSettings(): NoticeSettings {
  try {
    const text = window.localStorage.getItem(place);
    const read = kept.safeParse(text === null ? null : JSON.parse(text));
    return read.success ? read.data : silent;
  } catch {
    return silent;
  }
}

/** A device that keeps nothing stays silent after the next visit. */
export function keepNoticeSettings(settings: NoticeSettings): void {
  try {
    window.localStorage.setItem(place, JSON.stringify(settings));
  } catch {
    // Storage is off or full.
  }
}
