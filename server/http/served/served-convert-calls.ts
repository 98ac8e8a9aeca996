// The calls about converting that are served: a part of all served calls.
import type { Served } from '../serving/serve.ts';
import { serveConvertCoins } from '../v1/spot/convert/currencies.ts';
import { serveQuoteSweep } from '../v1/spot/convert/dust.ts';
import { serveCancelConvertOrder } from '../v1/spot/convert/order/cancel.ts';
import { serveConvertOrders } from '../v1/spot/convert/order/list.ts';
import { servePlaceConvertOrder } from '../v1/spot/convert/order/place.ts';
import { serveQuoteConversion } from '../v1/spot/convert/quotedPrice.ts';
import { serveConvertRate } from '../v1/spot/convert/rate.ts';
import { serveExportConversions } from '../v1/spot/convert/record/export.ts';
import { serveConversions } from '../v1/spot/convert/record.ts';
import { serveTakeConversion } from '../v1/spot/convert/trade.ts';

export const servedConvertCalls: readonly Served[] = [
  serveConvertCoins,
  serveConvertRate,
  serveQuoteConversion,
  serveQuoteSweep,
  serveTakeConversion,
  servePlaceConvertOrder,
  serveConvertOrders,
  serveCancelConvertOrder,
  serveConversions,
  serveExportConversions,
];
