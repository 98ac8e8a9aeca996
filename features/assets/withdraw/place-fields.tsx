'use client';
// The choice of a coin and of its network.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { CoinPicker } from '#components/trading/coin-picker/coin-picker.tsx';
import type { WithdrawScene } from './withdraw-scene.ts';

export type Way = WithdrawScene['config']['coins'][number]['networks'][number];
export type ChosenPlace = { readonly coin: string; readonly network: string };

/** The coin and network that are meant, as far as listed: the first way of the coin where the network is not one of its. */
export function wayOf({ config }: WithdrawScene, { coin, network }: ChosenPlace): { readonly coin: string; readonly way: Way } | null {
  const listed = config.coins.find((one) => one.coin === coin) ?? config.coins[0];
  const way = listed?.networks.find((one) => one.network === network) ?? listed?.networks[0];
  return listed === undefined || way === undefined ? null : { coin: listed.coin, way };
}

/** The amounts that may leave, by coin: what a unified account needs as margin may not. Coins of which there is nothing are left out. */
export const withdrawableOf = ({ balances }: WithdrawScene): ReadonlyMap<string, string> =>
  new Map(
    balances
      .map(({ coin, available, withdrawable }) => [coin, withdrawable ?? available] as const)
      .filter(([, amount]) => /[1-9]/.test(amount)),
  );

type Props = { readonly scene: WithdrawScene; readonly chosen: ChosenPlace; readonly onChoice: (chosen: ChosenPlace) => void };

export const fieldClasses = 'h-11 w-full rounded-md border border-field bg-field px-3 text-sm';

export function PlaceFields({ scene, chosen, onChoice }: Props) {
  const t = useTranslations('withdraw');
  const networks = scene.config.coins.find((one) => one.coin === chosen.coin)?.networks ?? [];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Labelled label={t('coin')}>
        <CoinPicker
          look="field"
          name={t('coin')}
          coin={chosen.coin}
          coins={scene.config.coins}
          available={withdrawableOf(scene)}
          onCoin={(coin) => onChoice({ coin, network: '' })}
        />
      </Labelled>
      <Labelled label={t('network')}>
        <select
          aria-label={t('network')}
          value={chosen.network}
          onChange={(event) => onChoice({ ...chosen, network: event.target.value })}
          className={fieldClasses}
        >
          {networks.map(({ network }) => (
            <option key={network} value={network}>
              {network}
            </option>
          ))}
        </select>
      </Labelled>
    </div>
  );
}

export function Labelled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <span aria-hidden className="mb-1.5 block text-sm text-secondary">
        {label}
      </span>
      <div className="relative">{children}</div>
    </div>
  );
}
