// Works out how the indicator of a CTA bot stands, and what the bot would do.
import { previewCta } from '#lib/contract/calls/v1/trigger/strategy/cta/confirmParam.ts';
import { ctaFieldOf, toCtaTerms } from '#lib/contract/wire/bots/cta-fields.ts';
import { previewedMarket } from '#server/answers/bots/previewed-market.ts';
import { toProblem } from '#server/answers/bots/to-problem.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { previewOfCta } from '#server/services/bots/cta/preview-of-cta.ts';
import { readingOfCta } from '#server/services/bots/cta/reading-of-cta.ts';

export const servePreviewCta = serveUser(
  previewCta,
  ['listings', 'projections', 'now'],
  async (request, _session, { listings, projections, now }) => {
    const previewed = previewedMarket(request, { listings, projections });
    if (previewed instanceof Refusal) return previewed;
    const terms = toCtaTerms(request);
    const preview = previewOfCta(terms, previewed);
    const { reading, lacking, lastSignal } = await readingOfCta(terms, preview, previewed, projections.candles, now());
    return {
      problems: preview.problems.map((problem) => toProblem(problem, ctaFieldOf)),
      price: previewed.lastPrice,
      reading: [...reading],
      lacking,
      lastSignal,
      count: preview.quantity,
      amount: preview.value,
      exits: [...preview.exits],
    };
  },
);
