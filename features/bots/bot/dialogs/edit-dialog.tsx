'use client';
// Changes a bot while it runs: its range and its exits, or the exits and rounds of a martingale. Orders that fit stay in the book.
import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { TickBox } from '#components/trading/fields/tick-box.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { updateStrategyDca } from '#lib/contract/calls/v1/trigger/strategy/dca/updateStrategy.ts';
import { updateStrategyGrid } from '#lib/contract/calls/v1/trigger/strategy/grid/updateStrategyGrid.ts';
import { useBot } from '../bot-context.ts';
import { useTellBot } from '../use-tell-bot.ts';
import { changedDca, changedGrid, dcaEditTexts, gridEditTexts, type EditField, type EditTexts } from './edit-texts.ts';

function EditFieldLine({
  field,
  text,
  onText,
}: {
  readonly field: EditField;
  readonly text: string;
  readonly onText: (text: string) => void;
}) {
  const t = useTranslations('bots.form');
  const { market } = useBot();
  const isPrice = field.number === 'price';
  return (
    <AmountField
      label={t(field.name)}
      value={text}
      decimals={isPrice ? market.pricePlace : field.number === 'count' ? 0 : field.number === 'money' ? 8 : 4}
      step={isPrice ? market.tickSize : field.number === 'percent' ? '0.1' : '1'}
      holds={isPrice ? 'price' : field.number === 'money' ? 'size' : 'rate'}
      {...(field.number === 'percent' ? { unit: '%' } : {})}
      {...(field.isOptional ? { placeholder: t('none') } : {})}
      onValue={onText}
    />
  );
}

const marks = { grid: ['moves', 'reinvests', 'sellsAtEnd'], martingale: ['endless', 'sellsAtEnd'] } as const;

export function EditDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('bots.edit');
  const words = useTranslations('bots.form');
  const { bot, market } = useBot();
  const place = 'form' in market ? 'futures' : 'spot';
  const given = bot.bot;
  const before: EditTexts = given.kind === 'grid' ? gridEditTexts(given.terms, bot, place) : dcaEditTexts(given.terms);
  const [texts, setTexts] = useState(before.texts);
  const [flags, setFlags] = useState(before.flags);
  const { pending, failure, tell } = useTellBot();
  const now: EditTexts = { ...before, texts, flags };
  const change = given.kind === 'grid' ? changedGrid(before, now) : changedDca(before, now);
  const press = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (pending || change === null) return;
    const { strategyId } = bot;
    const isTaken =
      change.kind === 'grid'
        ? await tell(updateStrategyGrid, { strategyId, ...change.fields })
        : await tell(updateStrategyDca, { strategyId, ...change.fields });
    if (!isTaken) return;
    showToast('done', t('done'));
    onClose();
  };
  return (
    <Modal open title={t('title')} closeLabel={t('back')} onClose={onClose} sheet>
      <form noValidate onSubmit={(event) => void press(event)} className="flex flex-col gap-2">
        {before.fields.map((field) => (
          <EditFieldLine
            key={field.name}
            field={field}
            text={texts[field.name] ?? ''}
            onText={(text) => setTexts((all) => ({ ...all, [field.name]: text }))}
          />
        ))}
        <div className="flex flex-col">
          {marks[given.kind]
            .filter((name) => name !== 'sellsAtEnd' || place === 'spot')
            .map((name) => (
              <TickBox
                key={name}
                label={name === 'sellsAtEnd' ? words('sellsAtEnd.spot') : words(name)}
                on={flags[name] === true}
                onToggle={(on) => setFlags((all) => ({ ...all, [name]: on }))}
              />
            ))}
        </div>
        <p className="text-2xs text-muted">{t(given.kind === 'grid' ? 'aboutGrid' : 'aboutDca')}</p>
        <ErrorLine text={failure} />
        <Button type="submit" look="primary" className="max-md:h-11" disabled={change === null} pending={pending}>
          {t('yes')}
        </Button>
      </form>
    </Modal>
  );
}
