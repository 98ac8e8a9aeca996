'use client';
// The fields of a martingale: how far apart its orders are, how they grow, when it sells, and when it starts.
import { useTranslations } from 'next-intl';

import { TickBox } from '#components/trading/fields/tick-box.tsx';
import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { KlineInterval } from '#lib/contract/enums.ts';
import { botKinds } from '../../kinds/bot-kinds.ts';
import type { DcaText } from '../draft/dca-draft.ts';
import { useCreateBot } from '../state/create-context.ts';
import { BotField, type FieldNumber } from './bot-field.tsx';
import { ChoiceLine } from './choice-line.tsx';

type FieldProps = {
  readonly name: DcaText;
  readonly number: FieldNumber;
  readonly unit?: string;
  readonly field?: string;
  readonly placeholder?: string;
};

function DcaField({ name, number, unit, field = name, placeholder }: FieldProps) {
  const t = useTranslations('bots.form');
  const { draft, setDcaText } = useCreateBot();
  return (
    <BotField
      field={field}
      label={t(name)}
      number={number}
      {...(unit === undefined ? {} : { unit })}
      {...(placeholder === undefined ? {} : { placeholder })}
      value={draft.dca.texts[name]}
      onValue={(text) => setDcaText(name, text)}
    />
  );
}

const rsiIntervals = KlineInterval.filter((interval) => interval !== 'realtime' && interval !== '1s');

function StartFields() {
  const t = useTranslations('bots.form');
  const { market, draft, setDca } = useCreateBot();
  const { startBy, rsiSide, rsiInterval } = draft.dca;
  return (
    <>
      <ChoiceLine
        name={t('startBy.name')}
        picks={(['now', 'price', 'rsi'] as const).map((value) => ({ value, label: t(`startBy.${value}`) }))}
        value={startBy}
        onPick={(by) => setDca({ startBy: by })}
      />
      {startBy === 'price' ? <DcaField name="startPrice" number="price" unit={market.quoteCoin} field="start" /> : null}
      {startBy === 'rsi' ? (
        <>
          <div className="flex gap-2">
            <SelectBox
              name={t('rsiInterval')}
              options={rsiIntervals.map((value) => ({ value, label: value }))}
              value={rsiInterval}
              onValue={(interval) => setDca({ rsiInterval: interval })}
              className="h-9 flex-1 max-md:h-11"
            />
            <SelectBox
              name={t('rsiSide.name')}
              options={(['below', 'above'] as const).map((value) => ({ value, label: t(`rsiSide.${value}`) }))}
              value={rsiSide}
              onValue={(side) => setDca({ rsiSide: side })}
              className="h-9 flex-1 max-md:h-11"
            />
          </div>
          <div className="grid grid-cols-2 gap-2">
            <DcaField name="rsiThreshold" number="count" field="start" />
            <DcaField name="rsiPeriod" number="count" field="start" />
          </div>
        </>
      ) : null}
    </>
  );
}

export function DcaFields() {
  const t = useTranslations('bots.form');
  const { kind, market, draft, setDca } = useCreateBot();
  const { dca } = draft;
  const { place } = botKinds[kind];
  return (
    <>
      <ChoiceLine
        name={t('direction.name')}
        picks={(['long', 'short'] as const).map((value) => ({ value, label: t(`direction.${place}.${value}`) }))}
        value={dca.direction}
        onPick={(direction) => setDca({ direction })}
      />
      <ChoiceLine
        name={t('stepType.name')}
        picks={(['percent', 'value'] as const).map((value) => ({ value, label: t(`stepType.${value}`) }))}
        value={dca.stepType}
        onPick={(stepType) => setDca({ stepType })}
      />
      <div className="grid grid-cols-2 gap-2">
        <DcaField
          name="firstStep"
          number={dca.stepType === 'percent' ? 'percent' : 'price'}
          unit={dca.stepType === 'percent' ? '%' : market.quoteCoin}
        />
        <DcaField name="stepMultiplier" number="factor" unit="×" />
        <DcaField name="firstAmount" number="money" unit={market.quoteCoin} />
        <DcaField name="amountMultiplier" number="factor" unit="×" />
      </div>
      <DcaField name="maxOrders" number="count" placeholder="0–50" />
      <ChoiceLine
        name={t('takeProfitType.name')}
        picks={(['ratio', 'amount'] as const).map((value) => ({ value, label: t(`takeProfitType.${value}`) }))}
        value={dca.takeProfitType}
        onPick={(takeProfitType) => setDca({ takeProfitType })}
      />
      <div className="grid grid-cols-2 gap-2">
        <DcaField
          name="takeProfit"
          number={dca.takeProfitType === 'ratio' ? 'percent' : 'money'}
          unit={dca.takeProfitType === 'ratio' ? '%' : market.quoteCoin}
        />
        <DcaField name="stopLossRate" number="percent" unit="%" placeholder={t('none')} />
      </div>
      <StartFields />
      <div className="flex flex-col">
        <TickBox
          label={t('endless')}
          title={t('endlessAbout')}
          on={dca.rounds === 'endless'}
          onToggle={(on) => setDca({ rounds: on ? 'endless' : 'one' })}
        />
        {place === 'spot' ? (
          <TickBox label={t('sellsAtEnd.spot')} on={dca.sellsAtEnd} onToggle={(sellsAtEnd) => setDca({ sellsAtEnd })} />
        ) : null}
      </div>
    </>
  );
}
