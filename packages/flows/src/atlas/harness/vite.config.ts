import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The page on which the model tests run every view beside its machine. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'error',
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions: ['@mirror-studio/source', 'module', 'browser', 'development|production'] },
  environments: {
    ssr: { resolve: { conditions: ['@mirror-studio/source', 'module', 'node', 'development|production'] } },
  },
  build: { target: 'es2024', minify: false, emptyOutDir: true, assetsInlineLimit: 0 },
});
