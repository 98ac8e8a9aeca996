'use client';
// Before a bot is stopped: what will be sold, at about which price, and what comes back; or nothing is sold.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { cancelStrategy } from '#lib/contract/calls/v1/trigger/strategy/cancelStrategy.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { Amount, readAmount, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { fillAgainstBook } from '#lib/order-math/orders/book-fill.ts';
import { roundToLot } from '#lib/order-math/amounts/round-quantity.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { moneyText } from '#components/trading/money-text.ts';
import { useBot } from '../bot-context.ts';
import { useTellBot } from '../use-tell-bot.ts';
import { ShareHint } from './share-hint.tsx';

type Sale = { readonly side: 'buy' | 'sell'; readonly quantity: string };

/** The holding that is sold (a short: bought back) at the market; null: nothing is held. */
function useSale(): Sale | null {
  const { bot, market } = useBot();
  if ('form' in market) {
    const { position } = bot;
    return position === null ? null : { side: position.holdSide === 'long' ? 'sell' : 'buy', quantity: position.count };
  }
  const held = bot.coins.find(({ coin }) => coin === market.baseCoin);
  const total = (readAmount(held?.available ?? '0') ?? new Amount(0)).plus(readAmount(held?.frozen ?? '0') ?? 0);
  const quantity = roundToLot(writeAmount(total), market.lotSize) ?? '0';
  return /[1-9]/.test(quantity) ? { side: 'sell', quantity } : null;
}

function SaleText({ sale }: { readonly sale: Sale | null }) {
  const t = useTranslations('bots.stop');
  const { bot, market } = useBot();
  const book = useChannel(useHub(), 'depth', market.symbol).data;
  if (bot.symbols.length > 1) return <p className="text-2xs text-muted">{t('several', { amount: moneyText(bot.equity, bot.coin) })}</p>;
  if (sale === null) return <p className="text-2xs text-muted">{t('nothingHeld')}</p>;
  const levels = sale.side === 'sell' ? book?.bids : book?.asks;
  const fill = levels === undefined ? null : fillAgainstBook(levels, { by: 'quantity', quantity: sale.quantity });
  const coin = 'form' in market && market.form === 'inverse' ? market.quoteCoin : market.baseCoin;
  const quantity = isolateLtr(`${shortAmount(sale.quantity)} ${coin}`);
  if (fill === null || fill.averagePrice === null) return <p className="text-2xs text-muted">{t(`${sale.side}Unknown`, { quantity })}</p>;
  return (
    <p className="text-2xs text-muted">
      {t(sale.side, {
        quantity,
        price: isolateLtr(formatPrice(fill.averagePrice, market.pricePlace)),
        amount: moneyText(fill.amount, bot.coin),
      })}
      {fill.complete ? '' : ` ${t('bookShort')}`}
    </p>
  );
}

export function StopDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('bots.stop');
  const { bot, facts, market } = useBot();
  const { pending, failure, tell, sayDone } = useTellBot();
  const sale = useSale();
  // A position cannot leave the account of its bot, and borrowed coins are always repaid.
  const place = 'form' in market || facts.owesCoins === true ? 'futures' : 'spot';
  const [sells, setSells] = useState(place === 'futures' || facts.sellsAtEnd);
  const press = async (): Promise<void> => {
    if (!(await tell(cancelStrategy, { strategyId: bot.strategyId, endOperate: sells ? 1 : 2 }))) return;
    sayDone(t('done'));
    onClose();
  };
  const option = (value: boolean) => (
    <label className="flex cursor-pointer gap-2.5 rounded-lg border border-subtle p-3 has-[:checked]:border-accent">
      <input type="radio" name="stop" checked={sells === value} onChange={() => setSells(value)} className="mt-0.5 accent-accent" />
      <span className="flex flex-col gap-1">
        <span className="text-sm text-primary">{t(value ? `${place}.sells` : 'spot.keeps')}</span>
        {value ? <SaleText sale={sale} /> : <span className="text-2xs text-muted">{t('spot.keepsAbout')}</span>}
      </span>
    </label>
  );
  return (
    <Modal open title={t('title')} closeLabel={t('back')} onClose={onClose} sheet>
      <div className="flex flex-col gap-3">
        <p className="text-sm text-secondary">{t('text')}</p>
        {option(true)}
        {place === 'spot' ? option(false) : null}
        <ShareHint bot={bot} way="stop" />
        <ErrorLine text={failure} />
        <div className="flex gap-2">
          <Button className="flex-1 max-md:h-11" onClick={onClose} data-autofocus>
            {t('back')}
          </Button>
          <Button look="danger" className="flex-1 max-md:h-11" pending={pending} onClick={() => void press()}>
            {t('yes')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
