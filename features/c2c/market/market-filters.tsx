'use client';
// The reader chooses in what prices are, and of which sector; without scripts the same form is sent to the server.
import { RecordFilters } from '#components/trading/record-card/record-filters.tsx';
import { useRouter } from '#lib/i18n/navigation.ts';
import { marketplaceAddress, readMarketplaceView } from './market-view.ts';

type Option = { readonly value: string; readonly label: string };
type Choice = { readonly label: string; readonly options: readonly Option[]; readonly value: string };

type Props = {
  readonly name: string;
  /** The page in the reader's language. */
  readonly action: string;
  readonly quotation: Choice;
  readonly sector: Choice;
};

export function MarketFilters({ name, action, quotation, sector }: Props) {
  const router = useRouter();
  return (
    <RecordFilters
      name={name}
      action={action}
      choices={[
        { field: 'quotation', ...quotation },
        { field: 'sector', ...sector },
      ]}
      kept={[]}
      onChosen={(query) => router.push(marketplaceAddress(readMarketplaceView(query)))}
    />
  );
}
