// The settings with which the web app is built.
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

import { markForCompiling } from './scripts/build/compile-hints.ts';

const withMessages = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // Texts are taken apart when the app is built: neither a browser nor a visit pays for reading their grammar.
  experimental: { messages: { path: './locales', format: 'json', locales: 'infer', precompile: true } },
});

const withSourceMaps = process.env['SOURCE_MAPS'] === 'true';

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Types are checked by the native compiler (npm run types), which has no interface for other tools.
  typescript: { ignoreBuildErrors: true },
  // Loaded from their own folders: the first only where an operator has named a DSN, the others with the first picture that they draw.
  serverExternalPackages: ['@sentry/nextjs', 'harfbuzzjs', 'woff2-encoder'],
  // Pictures that every page shows change with a release at most.
  headers: async () => [{ source: '/icons/:file*', headers: [{ key: 'cache-control', value: 'public, max-age=86400' }] }],
  // For whoever asks what is in a script (`node tests/bench/weight.ts`): never in a build that serves people.
  productionBrowserSourceMaps: withSourceMaps,
  // A mark in front would shift what the maps tell.
  compiler: withSourceMaps ? {} : { runAfterProductionCompile: ({ distDir }) => markForCompiling(distDir) },
  experimental: { optimizePackageImports: ['lucide-react'], globalNotFound: true },
};

const withTexts = withMessages(config);
const resolveAlias = { ...withTexts.turbopack?.resolveAlias, 'use-intl/format-message': './lib/i18n/format-message.ts' };

export default { ...withTexts, turbopack: { ...withTexts.turbopack, resolveAlias } } satisfies NextConfig;
