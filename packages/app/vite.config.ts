import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { stripEndpointDocs } from '../domain/scripts/strip-docs.ts';
import { buildId } from './scripts/build-id.ts';
import { codeSplitting } from './scripts/chunks.ts';
import { compressed } from './scripts/compressed.ts';
import { headScript } from './scripts/head-script.ts';
import { unusedAuthParts } from './scripts/unused-auth-parts.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    stripEndpointDocs,
    headScript(),
    buildId,
    compressed,
    unusedAuthParts(),
    react(),
    vanillaExtractPlugin(),
    // Only the languages that the product ships.
    { ...optimizeLocales.vite({ locales: ['en-US', 'es-ES'] }), enforce: 'pre' },
  ],
  resolve: { conditions: ['@mirror-studio/source', 'module', 'browser', 'development|production'] },
  // Style files are run on the server side to be read: there too the packages are their sources.
  environments: {
    ssr: { resolve: { conditions: ['@mirror-studio/source', 'module', 'node', 'development|production'] } },
  },
  build: {
    target: 'es2024',
    sourcemap: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // What renders pages ahead is one file.
      output: isSsrBuild
        ? { codeSplitting: false }
        : {
            codeSplitting: codeSplitting(),
            // The bundler names what pages share after all of them, and the entry has a list of the names.
            // All names stand in the first file: seven letters tell the builds of a file apart.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
            assetFileNames: ({ names: [name = ''] }) =>
              `assets/${name.replace(/(~.*)?\.\w+$/, '')}-[hash:7][extname]`,
          },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/api', '/auth/v1', '/rest/v1', '/media', '/inbox'].map((path) => [
        path,
        process.env['MIRROR_SERVER'] ?? 'http://127.0.0.1:4310',
      ]),
    ),
  },
}));
