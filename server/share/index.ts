export { sharePictures } from './share-pictures.ts'
