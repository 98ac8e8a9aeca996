// The filling in of a text: words, cases and dates by the rules of its language, numbers as everywhere in the product, 1,234.56.
// The build puts it in the place of next-intl's own (`next.config.ts`), which writes numbers as the language does.
import fillIn from 'use-intl/format-message/format-only';

import { defaultTag } from './default-tag.ts';

const formatMessage: typeof fillIn = (key, message, values, options) => {
  const { formatters } = options;
  const getNumberFormat: typeof formatters.getNumberFormat = (_, ...rest) => formatters.getNumberFormat(defaultTag, ...rest);
  return fillIn(key, message, values, { ...options, formatters: { ...formatters, getNumberFormat } });
};
formatMessage.raw = fillIn.raw;

export default formatMessage;
