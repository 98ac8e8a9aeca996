// The codes that the operator takes for success beside those that always are.
import 'server-only';

import { getCommonConfig } from '#lib/contract/calls/v1/mix/public/webCommonConfig.ts';
import { publicExchange } from './exchange.ts';
import { shareAnswers } from './shared-answer.ts';

const share = shareAnswers(() => publicExchange().call(getCommonConfig, {}), { freshMs: 10_000, usableMs: 60_000 });

/** None where the exchange does not say. */
export const successCodes = async (): Promise<readonly string[]> => (await share('').catch(() => null))?.codesTreatedAsSuccess ?? [];
