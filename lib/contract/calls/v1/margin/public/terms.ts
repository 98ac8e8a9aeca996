// On which terms the venue lends for spot trading: rates, limits, what counts as collateral. What the page of cross limits shows.
import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { marginTerms } from '#lib/contract/margin.ts';

export const getMarginTerms = defineCall({
  name: 'getMarginTerms',
  path: 'v1/margin/public/terms',
  ...fromAnybody('read', 'GET'),
  response: marginTerms,
});
