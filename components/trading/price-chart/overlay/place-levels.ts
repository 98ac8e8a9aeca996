// The places of the reader's prices over the candles: names side by side where they would cover each other, marks at the axis.
import { lanes, type Placed } from './level-tag.ts';

/** In pixels of the plot. A mark has a height; the name's is given by its look. */
export type LevelPlace = {
  readonly right: number;
  readonly top: number;
  readonly height: number;
  readonly isOpen: boolean;
  /** Its price is not in the picture: only the keys reach it. */
  readonly isHidden: boolean;
};

const tagHeight = 22;
const laneWidth = 168;
const gap = 6;
/** A mark is taken this far from its line, or halfway to the next one. */
const reach = 12;
const markHeight = 3;
const markWidth = 12;
const mostBeside = 5;
/** In a plot that is so narrow the figures of the candle reach to its other edge: names stand below them. */
const narrow = 560;
const figuresHeight = 58;

type Plot = { readonly width: number; readonly height: number };

/** `levels`: from the top, each with its place in the plot, which may lie outside. */
export function placeLevels(levels: readonly Placed[], isOpen: (id: string) => boolean, plot: Plot): ReadonlyMap<string, LevelPlace> {
  const inside = ({ y }: Placed): boolean => y >= 0 && y <= plot.height;
  const nameLane = lanes(
    levels.filter(({ id }) => isOpen(id)),
    tagHeight,
  );
  const marks = levels.filter((level) => !isOpen(level.id) && inside(level));
  const markLane = lanes(marks, markHeight);
  const halfway = (one: number, other: number | undefined): number => {
    const away = other === undefined ? reach : Math.abs(one - other) / 2;
    return away * 2 < markHeight ? reach : Math.min(reach, away);
  };
  const places = new Map<string, LevelPlace>();
  for (const level of levels) {
    const { id, y } = level;
    const top = Math.max(0, Math.min(plot.height, y)) - tagHeight / 2;
    if (isOpen(id)) {
      const least = plot.width < narrow && plot.height > 2 * figuresHeight ? figuresHeight : inside(level) ? top : 0;
      const right = plot.width - gap - (nameLane.get(id) ?? 0) * laneWidth;
      // The name of a price outside stands whole at the edge.
      places.set(id, {
        right,
        top: Math.max(least, inside(level) ? top : Math.min(plot.height - tagHeight - 4, top)),
        height: 0,
        isOpen: true,
        isHidden: false,
      });
      continue;
    }
    const at = marks.indexOf(level);
    const above = halfway(y, marks[at - 1]?.y);
    const right = plot.width - Math.min(mostBeside, markLane.get(id) ?? 0) * markWidth;
    places.set(
      id,
      at === -1
        ? { right, top, height: tagHeight, isOpen: false, isHidden: true }
        : { right, top: y - above, height: above + halfway(y, marks[at + 1]?.y), isOpen: false, isHidden: false },
    );
  }
  return places;
}
