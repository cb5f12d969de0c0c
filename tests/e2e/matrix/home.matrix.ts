import { tellVideo } from '../../support/home-video.ts'

for (const width of [390, 768, 769, 1024]) tellVideo(width)
