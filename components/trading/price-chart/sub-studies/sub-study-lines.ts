// The lines of the chosen studies under the chart. Fetched when the first of them is chosen.
import type { Bar } from '../chart-bars.ts';
import type { StudyLine } from '../studies.ts';
import {
  bias,
  cci,
  differenceOfMeans,
  easeOfMovement,
  macd,
  momentum,
  onBalanceVolume,
  psychological,
  rsi,
  trix,
  williams,
} from './library-studies.ts';
import { brar, cr, kdj, volumeRatio } from './own-studies.ts';
import { directionalMovement, parabolic } from './wilder-studies.ts';
import { subStudies, type SubLine, type SubStudy } from './sub-study.ts';

type Make = (bars: readonly Bar[], lengths: readonly number[]) => SubLine[];

/** With the lengths that the field's charts begin with (KLineChart 10). */
const makers: Readonly<Record<SubStudy, readonly [Make, readonly number[]]>> = {
  MACD: [macd, [12, 26, 9]],
  KDJ: [kdj, [9, 3, 3]],
  RSI: [rsi, [6, 12, 24]],
  BIAS: [bias, [6, 12, 24]],
  BRAR: [brar, [26]],
  CCI: [cci, [20]],
  DMI: [directionalMovement, [14]],
  CR: [cr, [26, 10, 20]],
  PSY: [psychological, [12, 6]],
  DMA: [differenceOfMeans, [10, 50, 10]],
  TRIX: [trix, [12, 9]],
  OBV: [onBalanceVolume, [30]],
  VR: [volumeRatio, [26, 6]],
  WR: [williams, [6, 10, 14]],
  MTM: [momentum, [12, 6]],
  EMV: [easeOfMovement, [14, 9]],
  SAR: [parabolic, [2, 20]],
};

const colours = ['#d99a2b', '#a974e8', '#3d9be9', '#2fae9e'] as const;

/** In the order of the list; the parabolic stands over the candles themselves. */
export function subStudyLines(chosen: readonly string[], bars: readonly Bar[]): StudyLine[] {
  return subStudies
    .filter((study) => chosen.includes(study))
    .flatMap((study) => {
      const [make, lengths] = makers[study];
      return make(bars, lengths).map(({ name, values, shape }, place): StudyLine => ({
        name: name === study ? study : `${study} ${name}`,
        colour: colours[place % colours.length] ?? colours[0],
        values,
        pane: study === 'SAR' ? null : study,
        ...(shape === undefined ? {} : { shape }),
      }));
    });
}
