'use client';
export { type ComparedPicture, CompareSlider, type CompareSliderProps } from './CompareSlider.tsx';
