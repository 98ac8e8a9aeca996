// Tells what one USDT is worth in dollars.
import { getUsdtRate } from '#lib/contract/calls/v1/mix/public/usdtRate.ts';
import { servePublic } from '#server/http/serving/serve.ts';

/** The venue counts one USDT as one dollar: it has no market of the two. */
export const serveUsdtRate = servePublic(getUsdtRate, [], () => ({ usdtRate: '1' }));
