// Every call about converting: a part of the registry.
import type { AnyCall } from './call.ts';
import { getConvertCoins } from './calls/v1/spot/convert/currencies.ts';
import { quoteSweep } from './calls/v1/spot/convert/dust.ts';
import { cancelConvertOrder } from './calls/v1/spot/convert/order/cancel.ts';
import { getConvertOrders } from './calls/v1/spot/convert/order/list.ts';
import { placeConvertOrder } from './calls/v1/spot/convert/order/place.ts';
import { quoteConversion } from './calls/v1/spot/convert/quotedPrice.ts';
import { getConvertRate } from './calls/v1/spot/convert/rate.ts';
import { exportConversions } from './calls/v1/spot/convert/record/export.ts';
import { getConversions } from './calls/v1/spot/convert/record.ts';
import { takeConversion } from './calls/v1/spot/convert/trade.ts';

export const convertCalls = [
  getConvertCoins,
  getConvertRate,
  quoteConversion,
  quoteSweep,
  takeConversion,
  placeConvertOrder,
  getConvertOrders,
  cancelConvertOrder,
  getConversions,
  exportConversions,
] as const satisfies readonly AnyCall[];
