// How the web app is built.
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const withMessages = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // Texts are taken apart when the app is built: neither a browser nor a visit pays for reading their grammar.
  experimental: { messages: { path: './locales', format: 'json', locales: 'infer', precompile: true } },
});

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Types are checked by the native compiler (npm run types), which has no interface for other tools.
  typescript: { ignoreBuildErrors: true },
  // Loaded from its own folder, and only where an operator has named a DSN.
  serverExternalPackages: ['@sentry/nextjs'],
  // Pictures that every page shows change with a release at most.
  headers: async () => [{ source: '/icons/:file*', headers: [{ key: 'cache-control', value: 'public, max-age=86400' }] }],
  experimental: { optimizePackageImports: ['lucide-react'], globalNotFound: true },
};

export default withMessages(config);
