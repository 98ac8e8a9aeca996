// The levels: what an account must be worth to reach each, and what each gives.
import type { VipRule } from '#lib/contract/calls/v1/mix/vip/landingPage/getVipRulesConfig.ts';
import { BusinessLine } from '#lib/contract/enums.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import type { InfoSection } from '../../frame/info-page.tsx';
import { ParameterTable } from '../../frame/parameter-table.tsx';
import { Paragraph, Points } from '../../frame/prose.tsx';
import { numberColumn, textColumn } from '../cells.tsx';
import type { FiguresTexts } from '../figures-text.ts';
import { InterestByLevel } from './interest-by-level.tsx';
import { levelColumns, levelName } from './level-rates.ts';
import { paysAlike } from '../rate-groups.ts';

const { spot, usdt, usd, usdc } = BusinessLine;
const coin = 'USDT';

export const vipSections = (levels: readonly VipRule[], t: FiguresTexts): readonly InfoSection[] => [
  {
    id: 'levels',
    title: t('vip.levels'),
    body: (
      <ParameterTable
        caption={t('vip.levels')}
        isCaptionHidden
        columns={[
          textColumn<VipRule>('level', t('column.level'), levelName),
          numberColumn<VipRule>(
            'assets',
            t('column.minAssets'),
            ({ minimumAssets }) => shortNumber(minimumAssets),
            () => coin,
          ),
          numberColumn<VipRule>(
            'withdrawal',
            t('column.dailyWithdrawal'),
            ({ dailyWithdrawal }) => shortNumber(dailyWithdrawal),
            () => coin,
          ),
        ]}
        rows={levels}
        keyOf={({ level }) => String(level)}
      />
    ),
  },
  {
    id: 'reach',
    title: t('vip.reach'),
    body: <Points items={[t('vip.rule.withdrawal'), t('vip.rule.interest'), t('vip.rule.turnover'), t('vip.rule.falls')]} />,
  },
  {
    id: 'trading',
    title: t('vip.trading'),
    body: (
      <>
        {paysAlike(levels) ? <Paragraph>{t('levels.alike')}</Paragraph> : null}
        <ParameterTable
          caption={t('vip.trading')}
          isCaptionHidden
          columns={levelColumns([spot, usdt, usd, usdc], t)}
          rows={levels}
          keyOf={({ level }) => String(level)}
        />
      </>
    ),
  },
  {
    id: 'interest',
    title: t('charges.interest'),
    body: (
      <>
        <Paragraph>{t('charges.perDay')}</Paragraph>
        <InterestByLevel levels={levels} />
      </>
    ),
  },
];
