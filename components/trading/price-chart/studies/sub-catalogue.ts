// The studies under the candles, and the parabolic. Fetched when the first of them is chosen.
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
import type { StudyDefinition, subStudies } from './study.ts';
import { directionalMovement, parabolic } from './wilder-studies.ts';

export const subCatalogue: Readonly<Record<(typeof subStudies)[number], StudyDefinition>> = {
  MACD: macd,
  KDJ: kdj,
  RSI: rsi,
  BIAS: bias,
  BRAR: brar,
  CCI: cci,
  DMI: directionalMovement,
  CR: cr,
  PSY: psychological,
  DMA: differenceOfMeans,
  TRIX: trix,
  OBV: onBalanceVolume,
  VR: volumeRatio,
  WR: williams,
  MTM: momentum,
  EMV: easeOfMovement,
  SAR: parabolic,
};
