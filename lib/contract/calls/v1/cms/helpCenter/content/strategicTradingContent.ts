// The articles of the help centre that every strategy and form leads to: by the name of the form.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { listedArticle } from '#lib/contract/wire/article.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { siteLocale } from '#lib/contract/wire/site-locale.ts';

export const getStrategyHelp = defineCall({
  name: 'getStrategyHelp',
  path: 'v1/cms/helpCenter/content/strategicTradingContent',
  ...fromAnybody('read'),
  request: reading({ locale: siteLocale }),
  response: z.object({ list: z.array(z.object({ form: z.string(), article: listedArticle })) }),
});
