// All of the venue's past before its first record: charts, and where there is one the past of contracts.
import type { CandleHistory } from './candles/candle-history.ts';
import type { FundingHistory } from './funding/funding-history.ts';
import type { InsuranceHistory } from './insurance/insurance-history.ts';

export type VenueHistory = CandleHistory & { readonly funding?: FundingHistory; readonly insurance?: InsuranceHistory };
