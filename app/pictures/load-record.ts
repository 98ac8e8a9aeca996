// A lead trader or a strategy of real money as its picture shows it, over its whole life.
import 'server-only';

import { getTranslations } from 'next-intl/server';

import { ApiError } from '#lib/api/api-error.ts';
import { getRankedStrategy } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyRank/detail.ts';
import { getLeaderRecord } from '#lib/contract/calls/v1/trigger/trace/leader/detail.ts';
import { isolate, isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { defaultTag, localeOf } from '#lib/i18n/locales.ts';
import { missingKeys, type RecordAddress } from '../addresses/missing-record.ts';
import { publicExchange } from '../exchange/exchange.ts';
import type { PicturedRecord } from './record-picture.tsx';
import { setText, type Setting } from './set-text.ts';

const ofName: Setting = { size: 60, lineHeight: 1.25, width: 1072, maxLines: 1 };
const ofMade: Setting = { size: 28, lineHeight: 1.7, width: 720, maxLines: 1 };
const ofDrawdown: Setting = { ...ofMade, width: 330 };
/** More are not seen in so small a curve. */
const mostPoints = 240;

type Told = {
  readonly name: string;
  /** The name of one that cannot be written. */
  readonly plainName: string;
  readonly madeName: string;
  readonly drawdownName: string;
  readonly rate: string;
  readonly drawdown: string;
  readonly profits: readonly string[];
};

const joined = (...texts: readonly (string | null)[]): string => texts.filter((text) => text !== null).join(' · ');

async function leaderTold(tag: string, line: NonNullable<RecordAddress['line']>, leaderId: string): Promise<Told> {
  const t = await getTranslations({ locale: tag, namespace: 'leaderRecords' });
  const { leader, hours } = await publicExchange().call(getLeaderRecord, { line, leaderId });
  const { timeWeighted, drawdown, computed } = leader.figures;
  const plainName = t('leaderName', { number: leaderId });
  return {
    name: leader.profile?.name ?? plainName,
    plainName,
    madeName: joined(t('row.timeWeighted'), t('period.0'), computed === null ? null : t('computed.badge')),
    drawdownName: t('row.drawdown'),
    rate: timeWeighted,
    drawdown,
    profits: hours.map(({ profit }) => profit),
  };
}

async function strategyTold(tag: string, strategyId: string): Promise<Told> {
  const t = await getTranslations({ locale: tag, namespace: 'plaza' });
  const { strategy, points } = await publicExchange().call(getRankedStrategy, { strategyId, indicatorDate: 0 });
  const market = strategy.symbolId.replace(/_[A-Z]+$/, '');
  const titleOf = (name: string): string => t('strategy.title', { name: isolate(name), market: isolateLtr(market) });
  return {
    name: titleOf(strategy.published?.name ?? t('unpublished')),
    plainName: market,
    madeName: joined(t('column.rate'), t('period.0'), strategy.computed === null ? null : t('computed.badge')),
    drawdownName: t('column.drawdown'),
    rate: strategy.rate,
    drawdown: strategy.drawdown,
    profits: points.map(({ profit }) => profit),
  };
}

/** Some of them, the last one always. */
function thinned(profits: readonly string[]): string[] {
  const step = Math.ceil(profits.length / mostPoints);
  return profits.filter((_profit, place) => (profits.length - 1 - place) % step === 0);
}

/** Null: there is no such record; young: it has no figures yet. What cannot be written in the language of the page is said in English. */
export async function loadRecord(tag: string, record: RecordAddress): Promise<Omit<PicturedRecord, 'product'> | 'young' | null> {
  const asked = record.line === null ? strategyTold(tag, record.id) : leaderTold(tag, record.line, record.id);
  const told = await asked.catch((error: unknown) => {
    if (error instanceof ApiError && error.key !== null && missingKeys.includes(error.key)) return null;
    throw error;
  });
  if (told === null) return null;
  if (told.profits.length < 2) return 'young';
  const [name, made, drawdown] = [
    (await setText(told.name, tag, ofName)) ?? (await setText(told.plainName, tag, ofName)),
    await setText(told.madeName, tag, ofMade),
    await setText(told.drawdownName, tag, ofDrawdown),
  ];
  if (name === null || made === null || drawdown === null) return tag === defaultTag ? null : loadRecord(defaultTag, record);
  return {
    name,
    made: { name: made, share: formatPercent(told.rate, { sign: 'always' }), isLoss: told.rate.startsWith('-') },
    drawdown: { name: drawdown, share: formatPercent(told.drawdown) },
    profits: thinned(told.profits),
    time: `${formatDateTime(Date.now(), 0).slice(0, 16)} UTC`,
    isBackward: localeOf(tag).direction === 'rtl',
  };
}
