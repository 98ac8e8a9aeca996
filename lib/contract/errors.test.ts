// The codes and the refusals of orders that traders know from elsewhere, each under its own name here.
import { expect, test } from 'vitest';

import { type ErrorKey, codesTreatedAsSuccess, errorCodes, errorKeyOfCode, specialCodes } from './errors.ts';

const meanings: readonly (readonly [code: string, keys: ErrorKey])[] = [
  ['20206', 'abnormalLogin'],
  ['23126', 'regionLimit'],
  ['34443', 'futuresRegionLimit'],
  ['23108', 'spotRegionLimit'],
  ['34450', 'locationLimit'],
  ['20202', 'userFrozen'],
  ['22100', 'frozenFunds'],
  ['24303', 'loggedOutElsewhere'],
  ['02014', 'insufficientBalance'],
  ['50056', 'insufficientAvailable'],
  ['20106', 'noUser'],
  ['50018', 'priceHigh'],
  ['50017', 'priceLow'],
  ['50014', 'riskLimit'],
  ['50066', 'positionAboveMaximum'],
  ['50052', 'riskLimitOfChange'],
  ['50049', 'pageNotInteger'],
  ['50046', 'symbolNotOpen'],
  ['000001', 'duplicateClientOid'],
  ['24391', 'identityInProcess'],
  ['23140', 'noPermission'],
];

test.each(meanings)('%s is %s', (code, key) => {
  expect([errorKeyOfCode(code), errorCodes[key]]).toEqual([key, code]);
});

/** As strategies and orders are refused elsewhere, and the name here. */
const orderRefusals: Readonly<Record<string, ErrorKey>> = {
  'balance not available': 'insufficientAvailable',
  'open position limit': 'riskLimit',
  'delegate count above max': 'quantityAboveMaximum',
  'risk limit not open': 'riskLimitOfChange',
  'unfilled orders limit': 'openOrderLimit',
  'minimum cost': 'amountBelowMinimum',
  'mark open price limit': 'worseThanBankruptcy',
  'price above max': 'priceHigh',
  'price below min': 'priceLow',
  'duplicate client order id': 'duplicateClientOid',
  'leverage limit': 'invalidLeverage',
  'business limit': 'businessLimit',
  'account not normal': 'accountNotNormal',
  'trader open minimum check': 'traderOpenMinimum',
  'unsupported operation': 'unsupportedPlan',
  'position not enough': 'positionNotEnough',
  'region use limit': 'futuresRegionLimit',
  'close with no position': 'noPosition',
  'exceed max hold position': 'positionAboveMaximum',
  'delivery-period placement': 'contractEnded',
  'before-delivery limit': 'closeOnly',
};

test('every refusal of an order has a name and a code of its own', () => {
  const codes = Object.values(orderRefusals).map((key) => errorCodes[key]);
  expect(new Set(codes).size).toBe(21);
});

test('what counts as success, and what opens a verification', () => {
  expect(codesTreatedAsSuccess).toEqual(['200', '00000', '00004', '00005', '00006', '20906', '20205']);
  expect(specialCodes).toEqual(['23126', '24391', '24392', '24393', '24394']);
});
