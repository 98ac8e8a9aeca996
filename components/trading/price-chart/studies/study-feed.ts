// The lines of the chosen studies, kept up to date: a bar that ticks costs one step of each study, however many bars there are.
import type { Bar } from '../chart-bars.ts';
import {
  studies,
  studyColours,
  type BarStepping,
  type LineName,
  type ReckonedStudy,
  type Study,
  type StudyColour,
  type StudyDefinition,
  type StudyLine,
} from './study.ts';

export type Catalogue = Readonly<Partial<Record<ReckonedStudy, StudyDefinition>>>;

/** The settings that somebody has made for a study; what is missing is as usual. */
export type StudySettings = {
  readonly parameters?: readonly number[] | undefined;
  readonly colours?: readonly StudyColour[] | undefined;
};
export type StudyChoice = {
  readonly chosen: readonly Study[];
  readonly settings: Readonly<Partial<Record<Study, StudySettings | undefined>>>;
};

/** The parameters that apply: what was set where it lies within the bounds, else the usual. */
export const parametersOf = ({ parameters }: StudyDefinition, settings: StudySettings | undefined): readonly number[] =>
  parameters.map(({ usual, min, max }, place) => {
    const value = settings?.parameters?.[place] ?? usual;
    return value >= min && value <= max ? value : usual;
  });

/** Several studies over the candles would else all begin with the same colour. */
const firstColour: Partial<Record<Study, number>> = { EMA: 3, BOLL: 6, SAR: 4 };

export const colourOf = (study: Study, place: number, settings: StudySettings | undefined): StudyColour =>
  settings?.colours?.[place] ?? studyColours[((firstColour[study] ?? 0) + place) % studyColours.length] ?? 'study-1';

type Running = {
  readonly key: string;
  readonly step: BarStepping;
  readonly lines: readonly LineName[];
  readonly values: (number | null)[][];
  count: number;
};

/** The place of the first bar that is another one. */
function firstDifference(before: readonly Bar[], bars: readonly Bar[]): number {
  const shared = Math.min(before.length, bars.length);
  for (let place = 0; place < shared; place += 1) if (before[place] !== bars[place]) return place;
  return shared;
}

export class StudyFeed {
  readonly #running = new Map<Study, Running>();
  #bars: readonly Bar[] = [];

  /** In the order of the list. A study that the catalogue does not have yet is left out. */
  lines(catalogue: Catalogue, { chosen, settings }: StudyChoice, bars: readonly Bar[]): StudyLine[] {
    const same = firstDifference(this.#bars, bars);
    // The last bar may have ticked; a change further back, or other bars in front, begins afresh.
    if (same < this.#bars.length - 1 || bars.length < this.#bars.length) this.#running.clear();
    const ticked = same === this.#bars.length - 1;
    const known = this.#bars.length;
    this.#bars = bars;
    return studies.flatMap((study) => {
      const definition = study === 'VOL' || !chosen.includes(study) ? undefined : catalogue[study];
      if (definition === undefined) {
        this.#running.delete(study);
        return [];
      }
      const running = this.#runningOf(study, definition, settings[study]);
      if (ticked && running.count === known) take(running, bars[known - 1], true);
      while (running.count < bars.length) take(running, bars[running.count], false);
      return running.lines.map(({ name, ...shape }, place): StudyLine => ({
        name: definition.hasPane ? (name === study ? study : `${study} ${name}`) : name,
        ...shape,
        colour: colourOf(study, place, settings[study]),
        values: [...(running.values[place] ?? [])],
        pane: definition.hasPane ? study : null,
        revision: running.key,
      }));
    });
  }

  #runningOf(study: Study, definition: StudyDefinition, settings: StudySettings | undefined): Running {
    const parameters = parametersOf(definition, settings);
    const key = parameters.join();
    const present = this.#running.get(study);
    if (present?.key === key) return present;
    const lines = definition.lines(parameters);
    const running: Running = { key, step: definition.start(parameters), lines, values: lines.map(() => []), count: 0 };
    this.#running.set(study, running);
    return running;
  }
}

function take(running: Running, bar: Bar | undefined, again: boolean): void {
  if (bar === undefined) return;
  if (!again) running.count += 1;
  for (const [place, value] of running.step(bar, again).entries()) {
    const values = running.values[place];
    if (values !== undefined) values[running.count - 1] = value;
  }
}
