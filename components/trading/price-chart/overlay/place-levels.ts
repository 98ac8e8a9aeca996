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

const tagHeight = 26;
const laneWidth = 168;
const gap = 6;
/** A mark is taken by a hand as well as by a mouse: it is so wide and high, and gives way to its neighbour sideways. */
const markSize = 24;
const mostBeside = 5;
/** In a plot that is so narrow the figures of the candle reach to its other edge: names stand below them. */
const narrow = 560;
const figuresHeight = 58;

type Plot = { readonly width: number; readonly height: number };

/** always: its name stands there whatever is pointed at. pointed: the name has taken the place of its mark. */
type Shown = 'always' | 'pointed' | 'mark';

/** `levels`: from the top, each with its place in the plot, which may lie outside. */
export function placeLevels(levels: readonly Placed[], shownAs: (id: string) => Shown, plot: Plot): ReadonlyMap<string, LevelPlace> {
  const isOpen = (id: string): boolean => shownAs(id) !== 'mark';
  const inside = ({ y }: Placed): boolean => y >= 0 && y <= plot.height;
  const highest = plot.width < narrow && plot.height > 2 * figuresHeight ? figuresHeight : 0;
  /** A name stands whole in the plot, also where its price is at the edge or outside: beyond it other controls begin. */
  const nameTop = (y: number): number => Math.max(highest, Math.min(plot.height - tagHeight - 4, y - tagHeight / 2));
  const nameLane = lanes(
    levels.flatMap(({ id, y }) => (isOpen(id) ? [{ id, y: nameTop(y) }] : [])),
    tagHeight,
  );
  const markTop = (y: number): number => Math.max(0, Math.min(plot.height - markSize, y - markSize / 2));
  const marks = levels.flatMap(({ id, y }) => (!isOpen(id) && inside({ id, y }) ? [{ id, y: markTop(y) }] : []));
  const markLane = lanes(marks, markSize);
  /** A name that stands there at all times leaves the marks at its height to the pointer. */
  const besideMarks = (top: number): number =>
    Math.max(0, ...marks.map((mark) => (Math.abs(mark.y - top) < tagHeight ? ((markLane.get(mark.id) ?? 0) + 1) * markSize : 0)));
  const places = new Map<string, LevelPlace>();
  for (const level of levels) {
    const { id, y } = level;
    if (isOpen(id)) {
      const top = nameTop(y);
      const beside = shownAs(id) === 'always' ? besideMarks(top) : 0;
      const right = plot.width - gap - beside - (nameLane.get(id) ?? 0) * laneWidth;
      places.set(id, { right, top, height: 0, isOpen: true, isHidden: false });
      continue;
    }
    const right = plot.width - Math.min(mostBeside, markLane.get(id) ?? 0) * markSize;
    places.set(
      id,
      inside(level)
        ? { right, top: markTop(y), height: markSize, isOpen: false, isHidden: false }
        : { right, top: nameTop(y), height: tagHeight, isOpen: false, isHidden: true },
    );
  }
  return places;
}
