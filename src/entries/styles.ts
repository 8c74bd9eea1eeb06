import '../site/layers.css'
import './all-styles.ts'
