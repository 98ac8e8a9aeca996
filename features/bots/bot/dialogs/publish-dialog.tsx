'use client';
// Publishes a bot under a name, with its parameters or without, for a price or none, and says what others see; or takes it back.
import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { TickBox } from '#components/trading/fields/tick-box.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { TextField } from '#components/ui/fields/text-field.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { longestStrategyName } from '#lib/contract/bots/plaza.ts';
import { highestPrice, sharePercents, subscriberLimit, type SharePercent } from '#lib/contract/bots/subscription-limits.ts';
import { publishStrategy } from '#lib/contract/calls/v1/trigger/strategy/publish.ts';
import { unpublishStrategy } from '#lib/contract/calls/v1/trigger/strategy/unpublish.ts';
import { finishDecimal } from '#lib/format/numbers/decimal-input.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { ChoiceLine } from '../../create/fields/choice-line.tsx';
import { useBot } from '../bot-context.ts';
import { useTellBot } from '../use-tell-bot.ts';

const seen = ['figures', 'name', 'end', 'later'] as const;
const coin = 'USDT';

const isShare = (percent: number): percent is SharePercent => sharePercents.some((one) => one === percent);

export function PublishDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('plaza.publish');
  const { published, strategyId } = useBot().bot;
  const { pending, failure, tell } = useTellBot();
  const [name, setName] = useState(published?.name ?? '');
  const [shows, setShows] = useState(published?.showsParameters ?? false);
  const [price, setPrice] = useState(published?.price ?? '0');
  const [share, setShare] = useState<number>(published?.profitShare ?? 0);
  const said = name.trim();
  const end = (done: boolean, text: string): void => {
    if (!done) return;
    showToast('done', text);
    onClose();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (said === '' || pending) return;
    const terms = { price: finishDecimal(price) || '0', profitShare: isShare(share) ? share : 0 };
    end(await tell(publishStrategy, { strategyId, name: said, showsParameters: shows, ...terms }), t('done'));
  };
  const takeBack = async (): Promise<void> => end(await tell(unpublishStrategy, { strategyId }), t('taken'));
  return (
    <Modal open title={t('title')} closeLabel={t('close')} onClose={onClose} sheet>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
        <TextField
          label={t('name')}
          value={name}
          maxLength={longestStrategyName}
          autoComplete="off"
          data-autofocus
          onChange={(event) => setName(event.target.value)}
        />
        <div>
          <TickBox label={t('shows')} on={shows} onToggle={setShows} />
          <p className="text-2xs text-muted">{t('showsAbout')}</p>
        </div>
        <AmountField
          label={t('price')}
          unit={coin}
          value={price}
          decimals={2}
          step="1"
          holds="size"
          max={highestPrice}
          onValue={setPrice}
        />
        <ChoiceLine
          name={t('share')}
          picks={sharePercents.map((percent) => ({ value: String(percent), label: formatPercent(String(percent / 100), { decimals: 0 }) }))}
          value={String(share)}
          onPick={(picked) => setShare(Number(picked))}
        />
        <p className="text-2xs text-muted">{t('shareAbout')}</p>
        <ul className="flex list-disc flex-col gap-1.5 ps-5 text-sm text-secondary">
          {seen.map((point) => (
            <li key={point}>{t(`seen.${point}`, { limit: subscriberLimit })}</li>
          ))}
        </ul>
        <ErrorLine text={failure} />
        <Button type="submit" look="primary" className="max-md:h-11" disabled={said === ''} pending={pending}>
          {t('yes')}
        </Button>
        {published === null ? null : (
          <Button className="max-md:h-11" waits={pending} onClick={() => void takeBack()}>
            {t('back')}
          </Button>
        )}
      </form>
    </Modal>
  );
}
