// The switches of the site as the operator has set them, for the pages: never as old as a few seconds.
import 'server-only';

import { getSwitches } from '#lib/contract/calls/v1/mix/public/config.ts';
import type { SiteSwitches } from '#lib/contract/site/switches.ts';
import { publicExchange } from './exchange.ts';
import { shareAnswers } from './shared-answer.ts';

const share = shareAnswers(() => publicExchange().call(getSwitches, {}), { freshMs: 2000 });
const allOn: SiteSwitches = { registration: true, testCoins: true };

/** All on when the exchange does not say: it decides itself, call by call. */
export const currentSwitches = (): Promise<SiteSwitches> =>
  share('').then(
    ({ switches }) => switches,
    () => allOn,
  );
