// The fee rates of each level: a column for makers and one for takers of every business line.
import type { VipRule } from '#lib/contract/calls/v1/mix/vip/landingPage/getVipRulesConfig.ts';
import { BusinessLine } from '#lib/contract/enums.ts';
import type { ParameterColumn } from '../../frame/parameter-table.tsx';
import { numberColumn, textColumn } from '../cells.tsx';
import { none, percentText, type FiguresTexts } from '../figures-text.ts';

const rateOf = (rule: VipRule, line: number, of: 'makerFeeRate' | 'takerFeeRate'): string => {
  const fee = rule.fees.find(({ businessLine }) => businessLine === line);
  return fee === undefined ? none : percentText(fee[of]);
};

const lineNames = {
  [BusinessLine.spot]: 'spot',
  [BusinessLine.usdt]: 'usdt',
  [BusinessLine.usd]: 'usd',
  [BusinessLine.usdc]: 'usdc',
} as const;
export type ChargedLine = keyof typeof lineNames;

export const levelName: ParameterColumn<VipRule>['cell'] = ({ level }) => `VIP ${level}`;

export const levelColumns = (lines: readonly ChargedLine[], t: FiguresTexts): readonly ParameterColumn<VipRule>[] => [
  textColumn('level', t('column.level'), levelName),
  ...lines.flatMap((line) => {
    const name = t(`line.${lineNames[line]}`);
    return [
      numberColumn<VipRule>(`maker${line}`, `${name}: ${t('column.maker')}`, (rule) => rateOf(rule, line, 'makerFeeRate')),
      numberColumn<VipRule>(`taker${line}`, `${name}: ${t('column.taker')}`, (rule) => rateOf(rule, line, 'takerFeeRate')),
    ];
  }),
];
