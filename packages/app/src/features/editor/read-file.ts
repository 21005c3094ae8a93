export { readPromptFile } from '@mirror-studio/domain/prompts/file';
