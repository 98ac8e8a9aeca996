// The contract that a page tells of, chosen from all that are listed.
import { useLocale, useTranslations } from 'next-intl';

import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { localisedPath } from '#lib/i18n/locales.ts';
import { Chooser } from './chooser.tsx';
import { grouped } from './contract-groups.ts';

type Props = {
  /** Without language. */
  readonly path: string;
  readonly markets: readonly ContractMarket[];
  readonly chosen: ContractMarket;
};

export function ContractChooser({ path, markets, chosen }: Props) {
  const t = useTranslations('figures');
  return (
    <Chooser
      action={localisedPath(useLocale(), path)}
      field="symbol"
      label={t('column.contract')}
      groups={grouped(markets).map(({ group, markets: members }) => ({
        label: t(`group.${group}`),
        options: members.map(({ name }) => name),
      }))}
      chosen={chosen.name}
    />
  );
}
