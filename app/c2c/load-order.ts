// An order between two people, for a page of one of them.
import 'server-only';

import { cache } from 'react';

import { ApiError } from '#lib/api/api-error.ts';
import type { C2cOrderDetail } from '#lib/contract/c2c/order-answer.ts';
import { getAdvert } from '#lib/contract/calls/v1/c2c/advert/detail.ts';
import { getC2cOrder } from '#lib/contract/calls/v1/c2c/order/detail.ts';
import { exchange } from '../exchange/exchange.ts';

/** Null: the reader has no such order. */
export const loadOrder = cache(async (orderId: string): Promise<C2cOrderDetail | null> => {
  try {
    return await (await exchange()).call(getC2cOrder, { orderId });
  } catch (error) {
    if (error instanceof ApiError && (error.key === 'unknownOrder' || error.key === 'invalidField')) return null;
    throw error;
  }
});

/** Empty where the advert says nothing; the page does without an advert that cannot be read. */
export async function loadRemark(advertId: string): Promise<string> {
  try {
    return (await (await exchange()).call(getAdvert, { advertId })).remark;
  } catch (error) {
    if (error instanceof ApiError) return '';
    throw error;
  }
}
