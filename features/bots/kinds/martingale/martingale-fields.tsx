'use client';
// The fields of a martingale: how far apart its orders are, how they grow, when it sells, and when it starts.
import { useTranslations } from 'next-intl';

import { TickBox } from '#components/trading/fields/tick-box.tsx';
import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { KlineInterval } from '#lib/contract/enums.ts';
import { BotField, type FieldNumber } from '../../create/fields/bot-field.tsx';
import { ChoiceLine } from '../../create/fields/choice-line.tsx';
import { useCreateBot } from '../../create/state/create-context.ts';
import { useMartingaleForm } from './martingale-context.ts';
import type { MartingaleText } from './martingale-draft.ts';

type FieldProps = {
  readonly name: MartingaleText;
  readonly number: FieldNumber;
  readonly unit?: string;
  readonly field?: string;
  readonly placeholder?: string;
};

function MartingaleField({ name, number, unit, field = name, placeholder }: FieldProps) {
  const t = useTranslations('bots.form');
  const { draft, setText } = useMartingaleForm();
  return (
    <BotField
      field={field}
      label={t(name)}
      number={number}
      {...(unit === undefined ? {} : { unit })}
      {...(placeholder === undefined ? {} : { placeholder })}
      value={draft.texts[name]}
      onValue={(text) => setText(name, text)}
    />
  );
}

const rsiIntervals = KlineInterval.filter((interval) => interval !== 'realtime' && interval !== '1s');

function StartFields() {
  const t = useTranslations('bots.form');
  const { market } = useCreateBot();
  const { draft, set } = useMartingaleForm();
  const { startBy, rsiSide, rsiInterval } = draft;
  return (
    <>
      <ChoiceLine
        name={t('startBy.name')}
        picks={(['now', 'price', 'rsi'] as const).map((value) => ({ value, label: t(`startBy.${value}`) }))}
        value={startBy}
        onPick={(by) => set({ startBy: by })}
      />
      {startBy === 'price' ? <MartingaleField name="startPrice" number="price" unit={market.quoteCoin} field="start" /> : null}
      {startBy === 'rsi' ? (
        <>
          <div className="flex gap-2">
            <SelectBox
              name={t('rsiInterval')}
              options={rsiIntervals.map((value) => ({ value, label: value }))}
              value={rsiInterval}
              onValue={(interval) => set({ rsiInterval: interval })}
              className="h-9 flex-1 max-md:h-11"
            />
            <SelectBox
              name={t('rsiSide.name')}
              options={(['below', 'above'] as const).map((value) => ({ value, label: t(`rsiSide.${value}`) }))}
              value={rsiSide}
              onValue={(side) => set({ rsiSide: side })}
              className="h-9 flex-1 max-md:h-11"
            />
          </div>
          <div className="grid grid-cols-2 gap-2">
            <MartingaleField name="rsiThreshold" number="count" field="start" />
            <MartingaleField name="rsiPeriod" number="count" field="start" />
          </div>
        </>
      ) : null}
    </>
  );
}

export function MartingaleFields() {
  const t = useTranslations('bots.form');
  const { kind, market } = useCreateBot();
  const { draft, set } = useMartingaleForm();
  const { place } = kind;
  return (
    <>
      <ChoiceLine
        name={t('direction.name')}
        picks={(['long', 'short'] as const).map((value) => ({ value, label: t(`direction.${place}.${value}`) }))}
        value={draft.direction}
        onPick={(direction) => set({ direction })}
      />
      <ChoiceLine
        name={t('stepType.name')}
        picks={(['percent', 'value'] as const).map((value) => ({ value, label: t(`stepType.${value}`) }))}
        value={draft.stepType}
        onPick={(stepType) => set({ stepType })}
      />
      <div className="grid grid-cols-2 gap-2">
        <MartingaleField
          name="firstStep"
          number={draft.stepType === 'percent' ? 'percent' : 'price'}
          unit={draft.stepType === 'percent' ? '%' : market.quoteCoin}
        />
        <MartingaleField name="stepMultiplier" number="factor" unit="×" />
        <MartingaleField name="firstAmount" number="money" unit={market.quoteCoin} />
        <MartingaleField name="amountMultiplier" number="factor" unit="×" />
      </div>
      <MartingaleField name="maxOrders" number="count" placeholder="0–50" />
      <ChoiceLine
        name={t('takeProfitType.name')}
        picks={(['ratio', 'amount'] as const).map((value) => ({ value, label: t(`takeProfitType.${value}`) }))}
        value={draft.takeProfitType}
        onPick={(takeProfitType) => set({ takeProfitType })}
      />
      <div className="grid grid-cols-2 gap-2">
        <MartingaleField
          name="takeProfit"
          number={draft.takeProfitType === 'ratio' ? 'percent' : 'money'}
          unit={draft.takeProfitType === 'ratio' ? '%' : market.quoteCoin}
        />
        <MartingaleField name="stopLossRate" number="percent" unit="%" placeholder={t('none')} />
      </div>
      <StartFields />
      <div className="flex flex-col">
        <TickBox
          label={t('endless')}
          title={t('endlessAbout')}
          on={draft.rounds === 'endless'}
          onToggle={(on) => set({ rounds: on ? 'endless' : 'one' })}
        />
        {place === 'spot' ? (
          <TickBox label={t('sellsAtEnd.spot')} on={draft.sellsAtEnd} onToggle={(sellsAtEnd) => set({ sellsAtEnd })} />
        ) : null}
      </div>
    </>
  );
}
