// The time at which an answer that is asked for again and again is due: the same moment for every part of the page that shows it.

type Age = { readonly dataUpdatedAt: number; readonly errorUpdatedAt: number };

/** Milliseconds, counted from the last answer or failure; of what is being asked for at this moment the whole time. */
export function dueIn({ dataUpdatedAt, errorUpdatedAt }: Age, everyMs: number): number {
  const leftMs = Math.max(dataUpdatedAt, errorUpdatedAt) + everyMs - Date.now();
  return leftMs > 0 ? leftMs : everyMs;
}
