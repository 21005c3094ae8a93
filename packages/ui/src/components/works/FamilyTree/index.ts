'use client';
export { FamilyTree, type FamilyTreeProps } from './FamilyTree.tsx';
