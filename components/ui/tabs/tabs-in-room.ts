// The tabs that a row has room for: as many as fit in their order, and the chosen one in any case.

export type Room = {
  /** In pixels, as the tabs stand in their order. */
  readonly widths: readonly number[];
  readonly chosen: number;
  readonly room: number;
  /** The button behind which the others are; it takes its place only where it is needed. */
  readonly more: number;
};

/** The places of those that fit; all of them where nothing is known yet. */
export function tabsInRoom({ widths, chosen, room, more }: Room): readonly number[] {
  const places = widths.map((_, place) => place);
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= room || room === 0) return places;
  let left = room - more - (widths[chosen] ?? 0);
  let isFull = false;
  return places.filter((place) => {
    if (place === chosen) return true;
    left -= widths[place] ?? 0;
    isFull ||= left < 0;
    return !isFull;
  });
}
